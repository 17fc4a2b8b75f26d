import { useEffect, useState } from 'react'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { type ButtonWords, en } from '../locales/en'
import { loadWords } from '../locales/loadWords'

/** The buttons' words: English in the first render, as on a server, then the kit's language once it has loaded. */
export function useWords(kit: AppKitInstance): ButtonWords {
  const [words, setWords] = useState(en)
  useEffect(() => {
    let isCurrent = true
    const show = (loaded: ButtonWords) => {
      if (isCurrent) setWords(loaded)
    }
    // A catalogue that can't be fetched leaves the button as it is, in English.
    loadWords(kit)?.then(show, () => {})
    return () => {
      isCurrent = false
    }
  }, [kit])
  return words
}
