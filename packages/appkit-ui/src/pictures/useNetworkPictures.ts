import { useEffect } from 'react'
import { useKit } from '../kit/useKit'

/** For views that show networks: their pictures are looked for, and appear in the networks themselves. */
export function useNetworkPictures(): void {
  const kit = useKit()
  useEffect(() => {
    import('./NetworkPictures').then(
      ({ NetworkPictures }) => kit.service(NetworkPictures).load(),
      // Letters stand for the networks until the next view asks again.
      () => {},
    )
  }, [kit])
}
