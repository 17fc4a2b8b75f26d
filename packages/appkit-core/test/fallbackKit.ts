import { PairingController } from '../src/walletconnect/PairingController'
import { createLoadedKit, settled, type TestKitSettings } from './createTestKit'
import { FakeEnvironment } from './FakeEnvironment'
import { FakeLink } from './FakeLink'
import { base, mainnet, solana } from './networks'

export const evm: string = `0x${'ab'.repeat(20)}`
export const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
/** What a wallet shares. */
export const shared: Parameters<FakeLink['share']>[0] = [`eip155:1:${evm}`, `${solana.caipNetworkId}:${sol}`]

/** Of a kit without any adapter. */
export function settings(given: TestKitSettings = {}): TestKitSettings & { readonly link: FakeLink } {
  const environment = new FakeEnvironment()
  const link = new FakeLink(environment)
  return {
    adapters: [],
    networks: [mainnet, base, solana],
    cloud: 'https://wallets.invalid',
    environment,
    link,
    ...given,
  } as TestKitSettings & { readonly link: FakeLink }
}

/** A kit without any adapter, with a wallet that scanned its code. */
export async function paired(
  given: TestKitSettings = {},
  methods: readonly string[] = [],
): Promise<
  Awaited<ReturnType<typeof createLoadedKit>> & { readonly link: FakeLink; readonly pairing: PairingController }
> {
  const made = settings(given)
  const loaded = await createLoadedKit(made)
  const pairing = loaded.modalKit.part(PairingController)
  pairing.start()
  await settled()
  made.link.approve(shared, methods)
  await settled()
  return { ...loaded, link: made.link, pairing }
}

/** What the wallet was asked, without the balances that the kit follows. */
export function asked(link: FakeLink): readonly FakeLink['requests'][number][] {
  return link.requests.filter(({ method }) => !/balance$/iu.test(method))
}
