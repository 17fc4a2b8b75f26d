import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneIcon } from '../icons/PhoneIcon'
import { IconTile } from './IconTile'
import { QrCode } from './QrCode'

const meta: Meta = { title: 'Elements/QrCode' }
export default meta

const uri = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}`

export const Plain: StoryObj = {
  render: () => <QrCode value="https://wallet.example/get" label="QR code to get the wallet" />,
}
export const WithLogo: StoryObj = {
  render: () => (
    <QrCode
      value={uri}
      label="QR code to connect a phone wallet"
      logo={<IconTile size="large" icon={<PhoneIcon />} />}
    />
  ),
}
