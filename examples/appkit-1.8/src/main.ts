import { createAppKit } from '@reown/appkit'
import { mainnet, optimism } from '@reown/appkit/networks'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'

/** Id of a project on the backend. A real app has its id in the source. */
const projectId = new URLSearchParams(location.search).get('projectId') ?? ''

/** The client as apps use it today: the self-hosted backend needs no code change. */
const kit = createAppKit({
  projectId,
  // Only apps with an adapter have the login by email.
  adapters: [new EthersAdapter()],
  networks: [mainnet, optimism],
  metadata: { name: 'Moved app', description: 'AppKit 1.8', url: location.origin, icons: [] },
  features: { analytics: true },
})

const show = (id: string, text: string): void => {
  const output = document.getElementById(id)
  if (output) output.textContent = text
}

kit.subscribeAccount(({ address }) => show('account', address ?? ''), 'eip155')
document.getElementById('connect')?.addEventListener('click', () => void kit.open())
document.getElementById('sign')?.addEventListener('click', () => void sign())

async function sign(): Promise<void> {
  const provider = kit.getProvider<{ request(request: object): Promise<string> }>('eip155')
  const address = kit.getAddress('eip155')
  show('signature', (await provider?.request({ method: 'personal_sign', params: ['0x6d6f766564', address] })) ?? '')
}
