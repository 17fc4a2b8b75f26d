import { useEffect } from 'react'
import { useKit } from '../kit/useKit'
import { NetworkPictures } from './NetworkPictures'

/** For views that show networks: their pictures are looked for, and appear in the networks themselves. */
export function useNetworkPictures(): void {
  const kit = useKit()
  useEffect(() => void kit.part(NetworkPictures).load(), [kit])
}
