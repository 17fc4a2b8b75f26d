import '@openappkit/appkit/styles.css'
import './style.css'
import './wallet'
import { createApp } from 'vue'
import App from './App.vue'

createApp(App).mount('#app')
