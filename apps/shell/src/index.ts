// Federation decides which copy of a shared module is used before anything runs: hence the asynchronous entry.
void import('./bootstrap.js');
