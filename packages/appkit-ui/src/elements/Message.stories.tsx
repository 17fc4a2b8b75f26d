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
      title="Connection declined"
      detail="You declined it in MetaMask. Your address wasn’t shared."
    >
      <Button variant="primary">Try again</Button>
    </Message>
  ),
}
export const Empty: StoryObj = {
  render: () => <Message title="No wallet connected" detail="Add a wallet to use this app." />,
}
