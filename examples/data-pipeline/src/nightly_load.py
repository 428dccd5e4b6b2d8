"""Loads one day of landed files into the warehouse."""

from datetime import date


def partition(day: date) -> str:
    return day.isoformat()
