import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link'

const meta: Meta = { title: 'Elements/Link' }
export default meta

export const Button: StoryObj = { render: () => <Link onClick={() => undefined}>Get a wallet</Link> }
export const External: StoryObj = {
  render: () => (
    <Link href="https://example.org" external>
      View on explorer
    </Link>
  ),
}
