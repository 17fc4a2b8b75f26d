import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './Text'

const meta: Meta = { title: 'Elements/Text' }
export default meta

export const Sizes: StoryObj = {
  render: () => (
    <>
      <Text size="l">Continue in MetaMask</Text>
      <Text size="m">MetaMask</Text>
      <Text tone="2">Accept the request in the wallet window.</Text>
      <Text size="xs" tone="3">
        Scan a QR code
      </Text>
    </>
  ),
}
