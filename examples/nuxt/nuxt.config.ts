export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  css: ['@openappkit/appkit/styles.css', '~/assets/style.css'],
  // Links to the style sheets, because the Content Security Policy forbids inline styles.
  features: { inlineStyles: false },
  // Two versions of @noble/hashes are installed, and Nitro's output would mix them up.
  nitro: { externals: { inline: ['@noble', '@openappkit', '@scure', '@wagmi/core', 'ox', 'viem'] } },
  vue: { compilerOptions: { isCustomElement: tag => tag.startsWith('appkit-') } },
  app: {
    head: {
      htmlAttrs: { lang: 'en' },
      title: 'OpenAppKit with Nuxt',
      link: [{ rel: 'icon', href: 'data:,' }],
    },
  },
})
