# What `npm run images` packed on this machine, as an image that docker/Dockerfile copies from.
FROM scratch
COPY . /packed/
