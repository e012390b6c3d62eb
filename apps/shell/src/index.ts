// All that is needed before the first page is in the scripts of the page itself: nothing is waited for.
import './bootstrap.js';
