import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toast } from './Toast'

const meta: Meta = { title: 'Elements/Toast' }
export default meta

export const Success: StoryObj = { render: () => <Toast tone="success">Address copied</Toast> }
export const Failure: StoryObj = { render: () => <Toast tone="error">Failed to copy</Toast> }
export const Loading: StoryObj = { render: () => <Toast tone="loading">Loading</Toast> }
