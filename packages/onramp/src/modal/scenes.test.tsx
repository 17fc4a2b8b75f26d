import { describeScenes } from '@openappkit/test-kit/scenes'
import { onrampScenes } from '../../test/onrampScenes'

describeScenes('Buying', onrampScenes, {
  // Prices arrive while the focus moves.
  extraPresses: 8,
  uncut: '.buy-panel, .buy-facts, .buy-provider, .buy-select, .notice, .button, .buy-status',
})
