import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice'

const meta: Meta = { title: 'Elements/Notice' }
export default meta

export const Neutral: StoryObj = {
  render: () => <Notice>Your wallet may not support every network of this app.</Notice>,
}
export const Alert: StoryObj = {
  render: () => (
    <Notice tone="negative" onClose={() => undefined} closeLabel="Dismiss alert">
      The project id is not known.
    </Notice>
  ),
}
