import type { Meta, StoryObj } from '@storybook/react-vite'
import { RetryIcon } from '../icons/RetryIcon'
import { Button } from './Button'

const meta: Meta = { title: 'Elements/Button' }
export default meta

export const Primary: StoryObj = { render: () => <Button variant="primary">Try again</Button> }
export const Neutral: StoryObj = { render: () => <Button icon={<RetryIcon />}>Try again</Button> }
export const Ghost: StoryObj = { render: () => <Button variant="ghost">Disconnect</Button> }
export const FullWidth: StoryObj = {
  render: () => (
    <Button variant="primary" fullWidth>
      Switch network
    </Button>
  ),
}
export const Loading: StoryObj = {
  render: () => (
    <Button variant="primary" loading>
      Disconnect
    </Button>
  ),
}
export const Disabled: StoryObj = { render: () => <Button disabled>Try again</Button> }
