import { createContext, useContext } from 'react'
import { type Words, words } from './en'

/** Texts of the page's language. */
export const WordsContext = createContext<Words>(words)

export function useWords(): Words {
  return useContext(WordsContext)
}
