import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCodeIcon } from '../icons/QrCodeIcon'
import { IconTile } from './IconTile'

const meta: Meta = { title: 'Elements/IconTile' }
export default meta

export const Default: StoryObj = { render: () => <IconTile icon={<QrCodeIcon />} /> }
export const Accent: StoryObj = { render: () => <IconTile tone="accent" size="large" icon={<QrCodeIcon />} /> }
