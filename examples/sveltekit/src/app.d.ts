import '@openappkit/appkit/elements/svelte'
