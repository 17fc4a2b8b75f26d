export { default as LayersIcon } from 'lucide-react/icons/layers'
