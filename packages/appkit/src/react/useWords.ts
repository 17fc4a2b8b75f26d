import { useEffect, useState } from 'react'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { type ButtonWords, en } from '../locales/en'
import { loadWords } from '../locales/loadWords'

/** The buttons' words: English in the first render, as on a server, then the kit's language once it has loaded. */
export function useWords(kit: AppKitInstance): ButtonWords {
  const [words, setWords] = useState(en)
  useEffect(() => {
    let isCurrent = true
    loadWords(kit, loaded => {
      if (isCurrent) setWords(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [kit])
  return words
}
