import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { describeFeature } from '@openappkit/test-kit/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { FakeFrame } from '../../test/FakeFrame'
import { FakeWallet } from '../../test/FakeWallet'
import { settings } from '../../test/walletScenes'
import { embeddedWallet } from './embeddedWallet'
import { WalletAccess } from './WalletAccess'
import { WalletTexts } from './WalletTexts'

// The contract's account belongs to another wallet, so the button of this one doesn't show.
const { accountButtons, ...feature } = embeddedWallet

describeFeature({
  feature,
  mount(kit, features) {
    vi.spyOn(kit.controller(WalletAccess), 'load').mockImplementation(async () => ({
      frame: new FakeFrame()
        .answerTo('GET_WALLET_SETTINGS', async () => settings)
        .answerTo('GET_USER', async () => ({ email: 'jane@example.com', address: '0x0', chainId: 1 })),
      login: new FakeWallet(),
    }))
    startFeatures(kit, features)
    return mountModal(kit, { renderer: { createRoot, flushSync } })
  },
  catalogs: [WalletTexts],
  off: { features: { email: false } },
})
