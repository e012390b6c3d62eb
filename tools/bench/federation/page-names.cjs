const { basename, dirname } = require('node:path');

/** A loader: gives the chunk of a remote's page the remote's own name. */
module.exports = function pageNames(source) {
  const id = basename(dirname(dirname(this.resourcePath))).replace(/-mfe$/, '');
  return source.replaceAll('webpackChunkName: "page"', `webpackChunkName: "page-${id}"`);
};
