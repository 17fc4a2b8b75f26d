import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { describeFeature } from '@openappkit/test-kit/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { serveExchange } from '../../../test/serveExchange'
import { exchangeDeposit } from '../exchangeDeposit'
import { ExchangeTexts } from './ExchangeTexts'

beforeEach(() => void serveExchange())
afterEach(() => void vi.unstubAllGlobals())

describeFeature({
  feature: exchangeDeposit,
  mount(kit, features) {
    startFeatures(kit, features)
    return mountModal(kit, { renderer: { createRoot, flushSync } })
  },
  catalogs: [ExchangeTexts],
  on: { cloud: 'https://cloud.example', features: { payWithExchange: true } },
  off: { features: { payWithExchange: false } },
})
