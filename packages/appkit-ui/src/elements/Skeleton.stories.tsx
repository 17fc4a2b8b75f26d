import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton'

const meta: Meta = { title: 'Elements/Skeleton' }
export default meta

export const Rows: StoryObj = { render: () => <Skeleton rows={3} /> }
