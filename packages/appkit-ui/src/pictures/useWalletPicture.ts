import type { CustomWallet } from '@openappkit/appkit-core'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit'

/**
 * Returns the picture of a wallet that isn't installed: the app's, the backend's or the bundled one. Undefined while
 * the picture loads, or if there is none.
 */
export function useWalletPicture(wallet: Pick<CustomWallet, 'id' | 'image_url'> | undefined): string | undefined {
  const kit = useKit()
  const [found, setFound] = useState<{ readonly id: string; readonly url: string | undefined }>()
  const { id, image_url } = wallet ?? {}
  useEffect(() => {
    if (!id || image_url) return
    let isGone = false
    import('./WalletPictures')
      .then(({ WalletPictures }) => kit.controller(WalletPictures).find({ id }))
      .then(
        url => !isGone && setFound({ id, url }),
        // If the code fails to load, the wallet's initials show until the view opens again.
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [kit, id, image_url])
  return image_url ?? (found?.id === id ? found?.url : undefined)
}
