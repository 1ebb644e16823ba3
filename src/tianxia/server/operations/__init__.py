"""Running a server: settings, logs, start and stop, `tianxia doctor`."""
