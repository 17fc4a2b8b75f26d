import type { ModalKit } from '@openappkit/appkit-core/modal'

/**
 * Loads the pictures of networks and connectors, including for the app's buttons. Rejects if their code fails to load.
 * Until the pictures load, initials show.
 */
export async function loadPictures(kit: ModalKit): Promise<void> {
  const [{ NetworkPictures }, { WalletPictures }] = await Promise.all([
    import('./NetworkPictures'),
    import('./WalletPictures'),
  ])
  await Promise.all([kit.controller(NetworkPictures).load(), kit.controller(WalletPictures).load()])
}
