import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner'

const meta: Meta = { title: 'Elements/Spinner' }
export default meta

export const Default: StoryObj = { render: () => <Spinner /> }
