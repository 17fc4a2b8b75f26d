import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: config => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['@openappkit/source', 'module', 'browser', 'development|production'] },
  }),
}

export default config
