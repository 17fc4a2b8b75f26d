import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './CopyButton'

const meta: Meta = { title: 'Elements/CopyButton' }
export default meta

const texts = { copiedLabel: 'Copied', failedMessage: 'Couldn’t copy. Try again.' }

export const Icon: StoryObj = { render: () => <CopyButton value="0x71C7" label="Copy address" {...texts} /> }
export const WithLabel: StoryObj = {
  render: () => <CopyButton value="wc:1" label="Copy link" {...texts} variant="neutral" />,
}
