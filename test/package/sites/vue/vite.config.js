import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag) => tag.startsWith('flx-')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
