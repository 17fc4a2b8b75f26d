import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloseIcon } from '../icons/CloseIcon'
import { IconButton } from './IconButton'

const meta: Meta = { title: 'Elements/IconButton' }
export default meta

export const Default: StoryObj = { render: () => <IconButton label="Close" icon={<CloseIcon />} /> }
