import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button'
import { Message } from './Message'
import { WalletStatusImage } from './WalletStatusImage'

const meta: Meta = { title: 'Elements/Message' }
export default meta

export const Declined: StoryObj = {
  render: () => (
    <Message
      media={<WalletStatusImage name="MetaMask" status="declined" />}
      title="Request declined"
      detail="You declined the connection in MetaMask. Nothing was shared."
    >
      <Button variant="primary">Try again</Button>
    </Message>
  ),
}
export const Empty: StoryObj = {
  render: () => <Message title="No wallet connected" detail="Add one to use this app." />,
}
