import type { Meta, StoryObj } from '@storybook/react-vite'
import { WalletStatusImage } from './WalletStatusImage'

const meta: Meta = { title: 'Elements/WalletStatusImage' }
export default meta

export const Requesting: StoryObj = { render: () => <WalletStatusImage name="MetaMask" status="requesting" /> }
export const Declined: StoryObj = { render: () => <WalletStatusImage name="MetaMask" status="declined" /> }
export const Failed: StoryObj = { render: () => <WalletStatusImage name="MetaMask" status="failed" /> }
export const Success: StoryObj = { render: () => <WalletStatusImage name="MetaMask" status="success" /> }
