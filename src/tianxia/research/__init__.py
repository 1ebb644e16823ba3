"""Adapters to research kits: PettingZoo (`aec`), Gymnasium (`gym`), OpenSpiel (`spiel`), batches (`vector`).

Each module needs its kit: `pip install 'tianxia[research]'`, and `'tianxia[spiel]'` for OpenSpiel.
docs/research.md shows how they are used.
"""
