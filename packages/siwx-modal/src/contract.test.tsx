import { mountModal } from '@openappkit/appkit-ui'
import { startFeatures } from '@openappkit/appkit-ui/features'
import { describeFeature, holder } from '@openappkit/test-kit/contract'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { FakeSIWX } from '../test/FakeSIWX'
import { siwx } from './siwx'
import { SignInWords } from './view/SignInWords'

// Nothing is asked of an account that has a session.
const config = new FakeSIWX()
config.keep('eip155:1', holder)

describeFeature({
  feature: siwx,
  mount(kit, features) {
    startFeatures(kit, features)
    return mountModal(kit, { renderer: { createRoot, flushSync } })
  },
  catalogues: [SignInWords],
  on: { siwx: config },
})
