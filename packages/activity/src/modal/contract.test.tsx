import { PendingTransactions } from '@openappkit/appkit-core/portfolio'
import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { describeFeature } from '@openappkit/test-kit/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ActivityCatalog } from './ActivityCatalog'
import { activity } from './activity'

describeFeature({
  feature: activity,
  mount(kit, features) {
    startFeatures(kit, features)
    return mountModal(kit, { renderer: { createRoot, flushSync } })
  },
  catalogs: [ActivityCatalog],
  off: { features: { activity: false } },
  // Without a backend, only the app's own transactions exist.
  prepare(kit) {
    const { address = '', caipNetworkId = 'eip155:1' } = kit.chains.get() ?? {}
    kit.controller(PendingTransactions).add({ hash: '0x1', address, caipNetworkId, at: 0 }, false)
  },
})
