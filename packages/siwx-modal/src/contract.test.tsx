import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { describeFeature, holder } from '@openappkit/test-kit/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { FakeSIWX } from '../test/FakeSIWX'
import { siwx } from './siwx'
import { SignInCatalog } from './view/SignInCatalog'

// An account with a session gets no prompt.
const config = new FakeSIWX()
config.keep('eip155:1', holder)

describeFeature({
  feature: siwx,
  mount(kit, features) {
    startFeatures(kit, features)
    return mountModal(kit, { renderer: { createRoot, flushSync } })
  },
  catalogs: [SignInCatalog],
  on: { siwx: config },
})
