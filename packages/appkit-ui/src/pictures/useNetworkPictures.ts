import { useEffect } from 'react'
import { useKit } from '../kit/useKit'

/** Loads the pictures of networks, for views that show them. The pictures appear in the networks' state. */
export function useNetworkPictures(): void {
  const kit = useKit()
  useEffect(() => {
    import('./NetworkPictures').then(
      ({ NetworkPictures }) => kit.controller(NetworkPictures).load(),
      // Networks show their initials until another view retries.
      () => {},
    )
  }, [kit])
}
