import { describeScenes } from '@openappkit/test-kit/scenes'
import { payScenes } from '../../test/payScenes'

describeScenes('Paying', payScenes, {
  uncut: '.pay-summary, .pay-amount, .pay-facts, .notice, .button, .pay-status',
})
