FROM golang AS build
RUN make

FROM scratch
COPY --from=build /x /x
