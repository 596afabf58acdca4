export { default } from '../products/layout'
