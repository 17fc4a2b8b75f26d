import { WagmiAdapter } from '@openappkit/adapter-wagmi'
import { createAppKit } from '@openappkit/appkit/bare'
import { loadConfig } from '../../src/config'

const { networks, file } = await loadConfig()
const kit = createAppKit({
  adapters: [new WagmiAdapter({ networks })],
  networks,
  modules: [],
  ...(file.cloud !== undefined && { cloud: file.cloud }),
})

document.querySelector('button')?.addEventListener('click', () => void kit.open())
