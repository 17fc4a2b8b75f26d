import { describeScenes } from '@openappkit/test-kit/scenes'
import { walletScenes } from '../../test/walletScenes'

describeScenes('Embedded wallet', walletScenes, {
  uncut: '.code-screen, .code-detail, .code-error, .email-form, .notice, .button, .message, .wallet-settings',
})
