/**
 * The wire between server and browser; docs/protocol.md says the same in words. Types of Python structs are
 * generated; this file has the types of plain dictionaries.
 */

export * from "./protocol.generated";

export type Arg = number | string | Arg[]; // "#2": the player at seat 2; "@key", "@key(other)": other words
export type Args = Record<string, Arg>;

/**
 * What changed. A list with one item has the new value. An object has a patch for each changed key or list
 * index; 0 means that the key was removed.
 */
export type Patch = [unknown] | { [key: string]: Patch | 0 };

export type OptionValue = boolean | number | string;
