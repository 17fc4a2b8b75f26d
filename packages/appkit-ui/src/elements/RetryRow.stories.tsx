import type { Meta, StoryObj } from '@storybook/react-vite'
import { RetryRow } from './RetryRow'

const meta: Meta = { title: 'Elements/RetryRow' }
export default meta

export const MoreFailed: StoryObj = {
  render: () => <RetryRow message="Couldn’t load more transactions." label="Try again" onRetry={() => undefined} />,
}
