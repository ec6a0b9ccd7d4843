// Filled by remote-modules.mjs when it is built.
