import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Looks for the pictures of networks and connectors, which buttons of the page show as well. Rejects if their code can't be loaded; letters stay until then. */
export async function loadPictures(kit: ModalKit): Promise<void> {
  const [{ NetworkPictures }, { WalletPictures }] = await Promise.all([
    import('./NetworkPictures'),
    import('./WalletPictures'),
  ])
  await Promise.all([kit.service(NetworkPictures).load(), kit.service(WalletPictures).load()])
}
