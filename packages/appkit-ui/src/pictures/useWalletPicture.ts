import type { CustomWallet } from '@openappkit/appkit-core'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/useKit'

/** The picture of a wallet that isn't installed: the host's, else the backend's, else ours. Undefined while it isn't there, or if there is none. */
export function useWalletPicture(wallet: Pick<CustomWallet, 'id' | 'image_url'> | undefined): string | undefined {
  const kit = useKit()
  const [found, setFound] = useState<{ readonly id: string; readonly url: string | undefined }>()
  const { id, image_url } = wallet ?? {}
  useEffect(() => {
    if (!id || image_url) return
    let isGone = false
    import('./WalletPictures')
      .then(({ WalletPictures }) => kit.service(WalletPictures).find({ id }))
      .then(
        url => !isGone && setFound({ id, url }),
        // A letter stands for the wallet until the view is opened again.
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [kit, id, image_url])
  return image_url ?? (found?.id === id ? found?.url : undefined)
}
