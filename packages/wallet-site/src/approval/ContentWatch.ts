import { type Context, createContext } from 'react'

/** Function that follows the size of a screen's parts. Returns a function that stops. */
export const ContentWatch: Context<(...parts: readonly Element[]) => () => void> = createContext(
  (..._parts: readonly Element[]) =>
    () => {},
)
