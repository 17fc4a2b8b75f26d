import type { Meta, StoryObj } from '@storybook/react-vite'
import { Separator } from './Separator'

const meta: Meta = { title: 'Elements/Separator' }
export default meta

export const Word: StoryObj = { render: () => <Separator>or</Separator> }
export const Plain: StoryObj = { render: () => <Separator /> }
