// npm start
import './node-version.mjs';

const { startProduct } = await import('./launch/product.mjs');
await startProduct();
